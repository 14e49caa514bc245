import { getVoiceLocale, type JsonObject } from '@confab/model';
import type { Assistant } from '../assistant.ts';
import type { Files, ProjectDocument } from '../document.ts';
import { createFindings, type Finding, type Findings } from '../finding.ts';
import { readResponse } from '../extract/read-values.ts';
import { extractLanguages } from '../extract/extract-languages.ts';
import { waitsForYesOrNo } from '../extract/waits-for-yes-or-no.ts';
import { reportExport } from '../report/report-export.ts';
import type { TransferReport } from '../report/report.ts';
import { toSortedJson } from '../sorted-json.ts';
import { addIcons } from '../media/add-icons.ts';
import { addInterfaces } from '../media/add-interfaces.ts';
import { alexaLimits, checkMedia } from '../media/check-media.ts';
import { noMedia, type PackageMedia } from '../media/package-media.ts';
import { chooseExportLanguage, readImportedPackage } from '../original/imported-package.ts';
import { reportOutdated, restoreOriginal } from '../original/keep-original.ts';
import { skillFormat } from '../original/skill-format.ts';
import { addYesNoIntents } from './yes-no/add-yes-no-intents.ts';
import { reportSharedNames, restoreInvocationNames } from './invocation-names.ts';
import { leaveOutLocales } from './leave-out-locales.ts';
import { manifestPath } from './manifest.ts';
import { hasOlderDifference, reportMissingSamples } from './report-missing-samples.ts';
import { writeModel } from './write-model.ts';

/** An exported package, with findings about what the platform does not support. */
export interface WrittenPackage {
  readonly files: Files;
  readonly findings: readonly Finding[];
  /** The numbers of parts of the project that are in the package. */
  readonly report: TransferReport;
  /** How many pictures, sounds and videos of answers are not available on the platform; warnings explain why. */
  readonly mediaLost: number;
}

/** Characters that the platform speaks in one answer at most. */
const speechMax = 8_000;

/**
 * Exports a project as an Alexa skill package: the interaction models of its languages and a manifest with its icons. The answers, with
 * their pictures and sounds, come from the project's channel.
 */
export function writeSkillPackage(document: ProjectDocument, media: PackageMedia = noMedia): WrittenPackage {
  const findings = createFindings();
  const assistant = extractLanguages(document, findings);
  checkSpeech(document, findings);
  const mediaLost = checkMedia(document, media, alexaLimits, findings);
  const composed = composeSkillPackage(document, assistant, findings);
  const { files: restored, outdated, dropped } = restoreOriginal(composed, document.project, skillFormat);
  const files = leaveOutLocales(restored, findings);
  reportOutdated(outdated, findings);
  const original = readImportedPackage(document.project, 'Alexa');
  reportMissingSamples(files, original, findings);
  reportSharedNames(files, assistant, original, findings);
  const answerable = waitsForYesOrNo(document) ? addYesNoIntents(files, findings) : files;
  const pictured = addIcons(answerable, document, media, findings);
  const found = findings.list();
  return {
    files: addInterfaces(pictured, document),
    findings: found,
    report: reportExport(document, assistant, found, ['answers'], dropped),
    mediaLost,
  };
}

/** Writes a project as a skill package, without what only the package had that it was imported from. */
export function composeSkillPackage(
  { project }: Pick<ProjectDocument, 'project'>,
  assistant: Assistant,
  findings: Findings,
): Files {
  const original = readImportedPackage(project, 'Alexa');
  const { translations = [] } = restoreInvocationNames(assistant, original);
  const localised = new Map(
    [assistant, ...translations].map((one) => [chooseExportLanguage(original, one.language, getVoiceLocale), one]),
  );
  findings.note(manifestPath, 'setSkillEndpoint');
  const isImported = original !== undefined;
  const originalNames = original?.names ?? new Map<string, string>();
  return new Map([
    [manifestPath, toSortedJson(createManifest(localised))],
    ...[...localised].map(([locale, one]): [string, string] => {
      const writesSlotSamples = !hasOlderDifference(original, locale);
      const model = writeModel(one, { locale, findings, originalNames, isImported, writesSlotSamples });
      return [`skill-package/interactionModels/custom/${locale}.json`, toSortedJson(model)];
    }),
  ]);
}

function createManifest(localised: ReadonlyMap<string, Assistant>): JsonObject {
  return {
    manifest: {
      manifestVersion: '1.0',
      publishingInformation: {
        locales: Object.fromEntries([...localised].map(([locale, assistant]) => [locale, describeSkill(assistant)])),
        isAvailableWorldwide: true,
        distributionMode: 'PUBLIC',
        distributionCountries: [],
        category: 'OTHER',
        testingInstructions: '',
      },
      privacyAndCompliance: {
        allowsPurchases: false,
        usesPersonalInfo: false,
        isChildDirected: false,
        isExportCompliant: true,
        containsAds: false,
        locales: {},
      },
      permissions: [],
      apis: { custom: { endpoint: { uri: '', sslCertificateType: 'Trusted' }, interfaces: [] } },
    },
  };
}

/** The texts about a skill that the skill store shows in one language. */
function describeSkill({ name, description, intents }: Assistant): JsonObject {
  const example = intents.flatMap(({ samples }) => samples).find((sample) => !sample.includes('{'));
  return {
    name,
    summary: description.split('\n')[0]?.slice(0, 160) ?? '',
    description,
    examplePhrases: example === undefined ? [] : [example],
    keywords: [],
  };
}

function checkSpeech({ nodes }: ProjectDocument, findings: Findings) {
  for (const { id, values } of nodes) {
    const longest = Math.max(0, ...readResponse(values['Response']).texts.map((text) => text.length));
    if (longest > speechMax) findings.warn(`node ${id}`, 'answerTooLong', String(longest), String(speechMax));
  }
}
