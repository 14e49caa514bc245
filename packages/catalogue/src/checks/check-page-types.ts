import { frontendVersion, pageTypes, projectFeatures, type ItemSchema } from '@confab/model';
import type { Report } from './catalogue-fault.ts';

/** Checks that every type of page is there, and what each asks of a project and of a client. */
export function checkPageTypes(schemas: Readonly<Record<string, ItemSchema>>, report: Report): void {
  for (const type of pageTypes) if (!schemas[type]) report('page schemas', `there is none for "${type}"`);
  for (const { type, attributes = {} } of Object.values(schemas)) {
    const where = `schema ${type}`;
    const { RequiredFeature: feature, IntroducedInBuild: build } = attributes;
    if (!pageTypes.some((known) => known === type)) report(where, 'is of no known type of page');
    if (feature !== undefined && !projectFeatures.some((known) => known === feature))
      report(where, `there is no feature "${feature}"`);
    if (!(Number(build) >= 1 && Number(build) <= frontendVersion))
      report(where, `"${build ?? ''}" is no build that it could have come with`);
  }
}
