/** The file name of a recording: `Recording_` and the local date and time (A3.60). */
export function nameRecording(at: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  const date = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(pad).join('');
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map(pad).join('');
  return `Recording_${date}${time}.mp3`;
}

/** A time in seconds as minutes and seconds: `1:05`. */
export function formatSeconds(seconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
