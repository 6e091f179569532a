import { testCoach } from './support/first-game.mjs';

await testCoach('capitol', 'guide-capitol-draw');
