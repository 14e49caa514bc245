import { publishingCalls, releaseMessages } from '@confab/contracts';
import type { JsonObject } from '@confab/model';
import type { AssetId } from '@confab/model/media';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { createPicture, createTone, TestLibrary } from '../../../testing/media/library.ts';
import { chatWith, createResponse } from '../../../testing/publish-project.ts';
import { leadTo, saveNode } from '../../../testing/nodes.ts';
import { aPerson, aProject, toNodeId, type TestProject } from '../../../testing/people-and-projects.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';

const { app } = setUpServer();
let library: TestLibrary;
let project: TestProject;

beforeEach(async () => {
  library = new TestLibrary(app, await aPerson(app));
  project = await aProject(app, library.person);
});

/** Saves the greeting of a project with media. */
async function saveGreeting(text: string, media: JsonObject, place = project) {
  await saveNode(app, library.person, place.startId, { Connectors: leadTo(place.say.id) });
  await saveNode(app, library.person, toNodeId(place.say), { Response: createResponse(text, media) });
}

/** Publishes to beta, or to beta and live. */
async function promote(environments: ('2' | '0')[] = ['2'], { projectId } = project) {
  const { token, teamId } = library.person;
  const body = { projectId, source: 1, environments, acceptedTerms: true, overrideReason: 'A test' } as const;
  const { message, result } = await app.call(publishingCalls.promote, { token, query: { owningTeamId: teamId }, body });
  return { message, stages: result?.stages };
}

async function getOldStages() {
  const { token, teamId } = library.person;
  const query = { owningTeamId: teamId, projectId: project.projectId };
  const { result } = await app.call(publishingCalls.status, { token, query });
  return result.stages.filter(({ hasOldMedia }) => hasOldMedia).map(({ stage }) => stage);
}

/** What a visitor of a stage gets with the greeting. */
async function greet(stage = 'beta', { projectId } = project) {
  const { answer } = await chatWith(app, projectId, { type: 'start' }, { stage });
  return answer.messages.at(-1);
}
async function fetchMedia(address: string | null | undefined) {
  const { pathname, search } = new URL(address ?? '', 'http://here.example');
  return app.app.inject({ url: `${pathname}${search}` });
}
const measure = async (address: string | null | undefined) =>
  (await sharp((await fetchMedia(address)).rawPayload).metadata()).width;

describe('a picture that is replaced in the library', () => {
  let assetId: AssetId;
  beforeEach(async () => {
    assetId = await library.addFile('logo.png', await createPicture('png', 20, 20));
    await saveGreeting('Hello', { ImageAssetId: assetId });
    expect((await promote()).message).toBe('');
  });
  const replace = async (width: number) =>
    library.upload('logo.png', await createPicture('png', width, 20), { assetId, replace: true });

  test('a replaced picture reaches visitors when the project is published again, although no item has changed', async () => {
    expect((await promote()).message).toBe(releaseMessages.nothingNew);
    await replace(30);
    expect(await getOldStages()).toEqual(['Beta']);
    expect(await measure((await greet())?.imageUrl)).toBe(20);
    expect((await promote()).message).toBe('');
    expect(await measure((await greet())?.imageUrl)).toBe(30);
    expect(await getOldStages()).toEqual([]);
    expect((await promote()).message).toBe(releaseMessages.nothingNew);
  });

  test('beta shows the new picture while live still shows the one it was published with', async () => {
    expect((await promote(['2', '0'])).message).toBe('');
    await replace(30);
    expect((await promote(['2'])).message).toBe('');
    expect(await measure((await greet('beta'))?.imageUrl)).toBe(30);
    expect(await measure((await greet('live'))?.imageUrl)).toBe(20);
  });

  test('publishing one project with the new picture does not change another project', async () => {
    const earlier = (await greet())?.imageUrl;
    await replace(30);
    const other = await aProject(app, library.person, 'Other');
    await saveGreeting('Hello', { ImageAssetId: assetId }, other);
    expect((await promote(['2', '0'], other)).message).toBe('');
    expect(await measure((await greet('beta', other))?.imageUrl)).toBe(30);
    expect(await measure((await greet())?.imageUrl)).toBe(20);
    // An address that was handed out before the next publication shows what its project shows then.
    expect(await measure(earlier)).toBe(20);
    await replace(40);
    expect((await promote()).message).toBe('');
    expect(await measure(earlier)).toBe(40);
    // Addresses of earlier versions of the server name no release.
    expect((await fetchMedia(`/media/${assetId}`)).statusCode).toBe(200);
  });
});

test('the chat hands out a photo without the data of its camera, and a sound that browsers can play', async () => {
  const photo = await sharp(await createPicture('jpeg', 400, 300))
    .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const gif = await createPicture('gif', 30, 30);
  const [image, moving, sound] = [
    await library.addFile('photo.jpg', photo),
    await library.addFile('moving.gif', gif),
    await library.addFile('tone.wav', createTone(0.2)),
  ];
  await saveGreeting('Hello', { ImageAssetId: image, AudioAssetId: sound });
  expect((await promote()).message).toBe('');
  const message = await greet();
  const shown = await sharp((await fetchMedia(message?.imageUrl)).rawPayload).metadata();
  expect([shown.width, shown.exif]).toEqual([400, undefined]);
  expect((await fetchMedia(message?.audioUrl)).headers['content-type']).toBe('audio/mpeg');

  await saveGreeting('Hello again', { ImageAssetId: moving });
  expect((await promote()).message).toBe('');
  expect((await fetchMedia((await greet())?.imageUrl)).rawPayload.equals(gif)).toBe(true);
});
