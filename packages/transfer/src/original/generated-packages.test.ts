import { assert, property } from 'fast-check';
import { countingIds } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { writeSkillPackage } from '../alexa/write-skill-package.ts';
import { writeAgent } from '../dialogflow/write-agent.ts';
import type { Files, ProjectDocument } from '../document.ts';
import { readPackage } from '../read-package.ts';
import { lines } from '../testing/builders.ts';
import { comparePackages } from '../testing/compare-packages.ts';
import { randomAgents, randomSkills } from '../testing/random-packages.ts';
import { removeAddedIntents } from '../testing/remove-added-intents.ts';

const read = (files: Files) => {
  const { document, findings, report } = readPackage(files, { newId: countingIds() });
  if (!document) throw new Error(lines(findings).join('\n'));
  return { document, report };
};

const writeSkill = (document: ProjectDocument) => removeAddedIntents(writeSkillPackage(document));

test.each([
  ['Dialogflow agent', randomAgents, (document: ProjectDocument) => writeAgent(document, countingIds()).files],
  ['Alexa skill', randomSkills, writeSkill],
] as const)(
  'any untouched %s is exported as it was imported, except keys, addresses and added intents that the findings name',
  (_format, packages, write) => {
    assert(
      property(packages, (files) => {
        const differences = comparePackages(files, write(read(files).document));
        // A skill without a manifest gets one, which the platform requires.
        expect(differences.filter((line) => !line.endsWith('skill.json: added'))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  },
);
