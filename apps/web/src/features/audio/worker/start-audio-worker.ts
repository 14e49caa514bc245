import type { SoundMeasures } from '../measure/measure-sound.ts';
// oxlint-disable-next-line import/default -- the builder makes a module with the address, which only it can see
import workerAddress from './audio-worker.ts?worker&url';
import type { AudioReport, AudioTask } from './audio-worker.ts';
import type { Mp3Rate } from './mp3-encoder.ts';
import { trustWorkerAddress } from '../../../platform/workers/trust-worker-address.ts';

const trustedAddress = trustWorkerAddress('confab-audio-worker', workerAddress);

/** The worker that encodes and measures sounds. */
interface AudioWorker {
  send(task: AudioTask, transfer?: readonly Transferable[]): void;
  end(): void;
}

/** Starts a worker. It is ended by the caller; `onFailure` is called when it breaks. */
export function startAudioWorker(onReport: (report: AudioReport) => void, onFailure: () => void): AudioWorker {
  const worker = new Worker(trustedAddress, { type: 'module', name: 'audio' });
  worker.addEventListener('message', ({ data }: MessageEvent<AudioReport>) => onReport(data));
  worker.addEventListener('error', onFailure);
  return {
    send: (task, transfer = []) => worker.postMessage(task, [...transfer]),
    end: () => worker.terminate(),
  };
}

/** Encodes one channel of samples to mp3. Rejects when the encoder cannot be loaded */
export async function encodeMp3(samples: Float32Array, sampleRate: Mp3Rate): Promise<Blob> {
  const report = await runTask({ type: 'encode', samples, sampleRate });
  if (report.type !== 'encoded') throw new Error('The encoder gave no sound.');
  return new Blob([...report.parts], { type: 'audio/mpeg' });
}

/** Measures one channel of samples in the worker. */
export async function measureInWorker(samples: Float32Array, sampleRate: number): Promise<SoundMeasures> {
  const report = await runTask({ type: 'measure', samples, sampleRate });
  if (report.type !== 'measured') throw new Error('The worker measured nothing.');
  return report.measures;
}

function runTask(task: AudioTask): Promise<AudioReport> {
  return new Promise((resolve, reject) => {
    const worker = startAudioWorker(
      (report) => {
        worker.end();
        resolve(report);
      },
      () => {
        worker.end();
        reject(new Error('The worker for sounds has stopped.'));
      },
    );
    worker.send(task);
  });
}
