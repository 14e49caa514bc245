import { projectIdSchema, publishedStages, teamIdSchema, wireAnswer, wireObject } from '@confab/model';
import { z } from 'zod';
import { defineCall, nameCalls } from '../define-call.ts';

/** Where a package can be handed to: a skill, an agent, a web address, or a folder of the server. */
export const platformKinds = ['Alexa', 'DialogFlow', 'Web', 'Folder'] as const;
export type PlatformKind = (typeof platformKinds)[number];

/** The most platforms that one request names, and the most packages that a list contains. */
const targetsMax = 20;
export const publicationsListed = 20;

/** A package on its way, or one that has arrived, has failed, or was replaced by a newer one before it arrived. */
const publicationStates = ['Waiting', 'Sending', 'Done', 'Failed', 'Superseded'] as const;
export type PublicationState = (typeof publicationStates)[number];

const publicationSchema = wireAnswer({
  publicationId: z.guid(),
  /** The name of the platform in the project when it was requested. */
  targetName: z.string(),
  kind: z.enum(platformKinds),
  stage: z.enum(publishedStages),
  releaseNumber: z.number().int(),
  state: z.enum(publicationStates),
  createdUtc: z.string(),
  createdBy: z.string(),
  /** What happened, oldest first; `{0}` and `{1}` in a message are replaced by its names. Older lines have no name of a message. */
  log: z.array(
    wireAnswer({
      atUtc: z.string(),
      message: z.string(),
      messageName: z.string().optional(),
      names: z.array(z.string()),
    }),
  ),
});
export type PlatformPublication = z.output<typeof publicationSchema>;

const platformsSchema = wireAnswer({
  /** The platforms that the project names, in order. */
  targets: z.array(
    wireAnswer({
      targetId: z.string(),
      name: z.string(),
      kind: z.enum(platformKinds),
      /** What it lacks to be published to, with `{name}` in place of its name; empty for a complete one. */
      problem: z.string(),
      /** The name of the message about the problem. */
      problemName: z.string().optional(),
    }),
  ),
  /** The newest packages, newest first. */
  publications: z.array(publicationSchema).max(publicationsListed),
});
export type ProjectPlatforms = z.output<typeof platformsSchema>;

/** Calls that hand a release to the platforms that a project names. */
export const platformCalls = nameCalls('platforms', {
  /** Queues a package of the release on a stage for each platform. */
  publish: defineCall({
    method: 'POST',
    path: '/api/PublishProjectToPlatforms',
    query: z.strictObject({ owningTeamId: teamIdSchema }),
    body: wireObject({
      projectId: projectIdSchema,
      stage: z.enum(publishedStages),
      /** Row ids of the project's table of platforms. */
      targetIds: z.array(z.string().max(100)).min(1).max(targetsMax),
      acceptedTerms: z.literal(true),
    }),
    result: platformsSchema,
    fallbackMessage: 'Error publishing project to platforms',
  }),
  /** The platforms of a project, and the newest packages. */
  list: defineCall({
    method: 'GET',
    path: '/api/GetPlatformPublications',
    query: z.strictObject({ owningTeamId: teamIdSchema, projectId: projectIdSchema }),
    result: platformsSchema,
    fallbackMessage: 'Error getting the packages sent to platforms',
  }),
});
