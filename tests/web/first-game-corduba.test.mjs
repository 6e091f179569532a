import { testCoach } from './support/first-game.mjs';

await testCoach('corduba', 'guide-corduba-ready');
