import { frontendVersion, pageTypes, projectFeatures, type ItemSchema } from '@confab/model';
import type { Report } from './catalogue-fault.ts';

/** Checks that every page type has a schema with a known feature and client build. */
export function checkPageTypes(schemas: Readonly<Record<string, ItemSchema>>, report: Report): void {
  for (const type of pageTypes) if (!schemas[type]) report('page schemas', `there is no schema for "${type}"`);
  for (const { type, attributes = {} } of Object.values(schemas)) {
    const where = `schema ${type}`;
    const { RequiredFeature: feature, IntroducedInBuild: build } = attributes;
    if (!pageTypes.some((known) => known === type)) report(where, 'is no known page type');
    if (feature !== undefined && !projectFeatures.some((known) => known === feature))
      report(where, `there is no feature "${feature}"`);
    if (!(Number(build) >= 1 && Number(build) <= frontendVersion))
      report(where, `"${build ?? ''}" is no valid build number`);
  }
}
