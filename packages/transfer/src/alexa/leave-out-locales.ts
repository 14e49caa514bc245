import type { Files } from '../document.ts';
import { createFindings, type Findings } from '../finding.ts';
import { readJsonObject } from '../read-json.ts';
import { formatJson } from '../sorted-json.ts';
import { getLocales, removeLocales } from './manifest.ts';
import { getManifestPath, listModels } from './model-files.ts';

/** Leaves the locales without a model out of the manifest, as Alexa refuses a package that names them. */
export function leaveOutLocales(files: Files, findings: Findings): Files {
  const models = listModels(files);
  const path = getManifestPath(models);
  const manifest = readJsonObject(files.get(path) ?? '', path, createFindings());
  const known = new Set(models.map(({ locale }) => locale));
  const missing = Object.keys(getLocales(manifest)).filter((locale) => !known.has(locale));
  if (!manifest || missing.length === 0) return files;
  for (const locale of missing) findings.note(path, 'localeWithoutModel', locale);
  return new Map(files).set(path, formatJson(removeLocales(manifest, missing)));
}
