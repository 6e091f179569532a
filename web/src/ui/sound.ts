/** Sounds made on the spot: wood, paper, water, stone, a low bell. Each under a second. */

import { settings } from './settings.svelte';

type Sound = 'block' | 'house' | 'card' | 'water' | 'column' | 'bell' | 'reveal';

/** A context that runs keeps the loudspeaker of the device awake: after so many milliseconds of silence it rests. */
const REST = 2000;
let context: AudioContext | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Browsers allow sound only after a gesture; each one wakes the context. */
export function wake(): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state !== 'running') void context.resume();
  rest(context);
}

function rest(audio: AudioContext): void {
  clearTimeout(resting);
  resting = setTimeout(() => void audio.suspend(), REST);
}

function knock(audio: AudioContext, pitch: number, length: number, loud: number): void {
  const frames = Math.floor(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, frames, audio.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) wave[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 3;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const body = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 3 });
  const gain = new GainNode(audio, { gain: loud });
  source.connect(body).connect(gain).connect(audio.destination);
  source.start();
}

function tone(
  audio: AudioContext,
  from: number,
  to: number,
  length: number,
  loud: number,
  type: OscillatorType = 'sine',
): void {
  const now = audio.currentTime;
  const voice = new OscillatorNode(audio, { type, frequency: from });
  const gain = new GainNode(audio, { gain: 0 });
  voice.frequency.exponentialRampToValueAtTime(to, now + length);
  gain.gain.linearRampToValueAtTime(loud, now + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + length);
  voice.connect(gain).connect(audio.destination);
  voice.start(now);
  voice.stop(now + length);
}

export function play(sound: Sound): void {
  if (!settings.sound || !context) return;
  const audio = context;
  rest(audio);
  if (audio.state === 'running') make(audio, sound);
  else void audio.resume().then(() => make(audio, sound));
}

function make(a: AudioContext, sound: Sound): void {
  switch (sound) {
    case 'block':
      knock(a, 1400, 0.09, 0.7);
      break;
    case 'house':
      knock(a, 420, 0.16, 1);
      break;
    case 'card':
      knock(a, 3600, 0.07, 0.35);
      break;
    case 'reveal':
      knock(a, 2600, 0.1, 0.5);
      tone(a, 320, 300, 0.18, 0.06);
      break;
    case 'water':
      tone(a, 520, 1400, 0.14, 0.12);
      break;
    case 'column':
      tone(a, 110, 150, 0.35, 0.1, 'triangle');
      break;
    case 'bell':
      tone(a, 392, 390, 0.9, 0.16);
      tone(a, 784, 780, 0.6, 0.05);
      break;
  }
}
