import { isJsonArray, type JsonObject } from '@confab/model';
import { hasFlag, readLimits, type AnyProperty } from './property-rules.ts';

/** The key under which a project stores its enabled extensions. */
export const extensionsPath = 'Extensions';

/** Result of a schema's script for one input. Undefined settings have no effect. */
export interface ControlDisplay {
  readonly visible?: boolean;
  readonly enabled?: boolean;
}

/** Results of a schema's script, by input name (P4.56, A4.58). */
export type ControlDisplays = Readonly<Record<string, ControlDisplay>>;

/** What visibility depends on besides the property itself. */
export interface VisibilityContext {
  /** Ids of the extensions that are enabled. */
  readonly extensions: readonly string[];
  /** Set to false by a schema script (A4.58). */
  readonly isVisible?: boolean;
  /** Results of the schema's script for all inputs of the form. */
  readonly controls?: ControlDisplays | undefined;
}

/**
 * Whether an input is hidden (A4.56): switched off, flagged Hidden, its Validation unreadable or flagged hidden,
 * not all extensions of one limit enabled, or none of the other.
 */
export function isHidden(property: AnyProperty, context: VisibilityContext): boolean {
  const { extensions, isVisible = true, controls } = context;
  const limits = readLimits(property);
  return (
    !isVisible ||
    getControlDisplay(controls, property.name).visible === false ||
    hasFlag(property, 'Hidden') ||
    limits.isBroken ||
    limits.isHidden ||
    !isWithinExtensions(property.limitToAllExtensions, property.limitToAnyExtension, extensions)
  );
}

/** The script result for one input; empty without one. */
export function getControlDisplay(controls: ControlDisplays | undefined, name: string): ControlDisplay {
  return (controls && Object.hasOwn(controls, name) ? controls[name] : undefined) ?? {};
}

/** Ids of the extensions that a project has enabled; invalid entries are ignored. */
export function readExtensions(project: JsonObject): readonly string[] {
  const list = project[extensionsPath];
  return isJsonArray(list) ? list.filter((one) => typeof one === 'string') : [];
}

/** Whether the extension limits of an input or of an enum's option let it be shown. */
export function isWithinExtensions(
  all: readonly string[] | undefined,
  any: readonly string[] | undefined,
  enabled: readonly string[],
): boolean {
  const hasAll = (all ?? []).every((extension) => enabled.includes(extension));
  const hasAny = !any || any.length === 0 || any.some((extension) => enabled.includes(extension));
  return hasAll && hasAny;
}
