/** Two soft notes, a fifth apart; made by the page, since it may load no sound. */
const NOTES = [
  { hertz: 659.25, at: 0 },
  { hertz: 987.77, at: 0.16 },
] as const;
const LENGTH_S = 0.5;
const ATTACK_S = 0.02;
const LOUDNESS = 0.12;
const SILENCE = 0.0001;

let audio: AudioContext | undefined;

/** A browser lets a page sound only after its reader has touched it. */
export const canSound = (): boolean =>
  typeof AudioContext === 'function' && (!('userActivation' in navigator) || navigator.userActivation.hasBeenActive);

function playNote(context: AudioContext, hertz: number, start: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'sine';
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(SILENCE, start);
  volume.gain.exponentialRampToValueAtTime(LOUDNESS, start + ATTACK_S);
  volume.gain.exponentialRampToValueAtTime(SILENCE, start + LENGTH_S);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + LENGTH_S);
}

/** NOTE-06: the sound of something new. */
export async function chime(): Promise<void> {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') await audio.resume();
  for (const { hertz, at } of NOTES) playNote(audio, hertz, audio.currentTime + at);
}
