import { CatalogueFault } from '../checks/catalogue-fault.ts';
import { loadCatalogue } from '../load-catalogue.ts';
import { shippedData, type CatalogueData } from '../shipped-data.ts';

/** Copies the shipped data and changes the value at a path of keys and indexes. */
export function withChange(path: readonly (string | number)[], value: unknown): CatalogueData {
  // A round trip through JSON gives data of the same shape.
  const data = JSON.parse(JSON.stringify(shippedData)) as CatalogueData;
  let at: unknown = data;
  for (const key of path.slice(0, -1)) at = Reflect.get(Object(at), key);
  Reflect.set(Object(at), path.at(-1) ?? '', value);
  return data;
}

/** Lists the faults for which data is refused, one per line. */
export function listFaults(data: CatalogueData): string {
  try {
    loadCatalogue(data);
  } catch (error) {
    if (error instanceof CatalogueFault) return error.faults.join('\n');
    throw error;
  }
  return '';
}
