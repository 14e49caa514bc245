import type { ScopeModel } from './scope-model.ts';
import type { SequenceModel } from './slots/sequence/sequence-model.ts';
import type { IntentModel } from './train-intents.ts';

/** Memory of values in the JavaScript engine, measured on 200 intents with 20,000 samples. */
const bytesPerFeature = 110;
const bytesPerVector = 320;
const bytesPerSample = 900;

/** The estimated memory of a model's parts; models of one project may share them. */
export type ModelBytes = readonly { readonly part: object; readonly bytes: number }[];

/** Estimates the memory of a model and of the scopes and slots that it has trained so far, in bytes. */
export function estimateModelBytes(model: IntentModel): ModelBytes {
  const texts = model.intents.flatMap(({ samples }) => samples);
  const own = texts.reduce((sum, text) => sum + bytesPerSample + text.length * 4, 0);
  return [
    { part: model.intents, bytes: own },
    ...[...model.learned.values()].map((scope) => ({ part: scope.classifier, bytes: estimateScopeBytes(scope) })),
    ...[...model.labellers.learned.values()].map((part) => ({ part, bytes: estimateSequenceBytes(part) })),
  ];
}

function estimateScopeBytes({ classifier, space, samples }: ScopeModel): number {
  const vectors = samples.flat();
  const ids = vectors.reduce((sum, vector) => sum + vector.ids.length, 0);
  return (
    classifier.weights.byteLength +
    classifier.scales.byteLength +
    space.ids.size * bytesPerFeature +
    vectors.length * bytesPerVector +
    ids * 8
  );
}

function estimateSequenceBytes({ weights, transitions, ids }: SequenceModel): number {
  return weights.byteLength + transitions.byteLength + ids.size * bytesPerFeature;
}
