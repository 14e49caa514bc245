import { hasFlag, limitsOf, type AnyProperty } from './property-rules.ts';

/** What visibility depends on besides the property itself. */
export interface VisibilityContext {
  /** Ids of the extensions that are enabled. */
  readonly extensions: readonly string[];
  /** Set to false by a schema script (A4.58). */
  readonly isVisible?: boolean;
}

/**
 * Whether an input is hidden (A4.56): switched off, flagged Hidden, its Validation unreadable or flagged hidden,
 * not all extensions of one limit enabled, or none of the other.
 */
export function isHidden(property: AnyProperty, { extensions, isVisible = true }: VisibilityContext): boolean {
  const limits = limitsOf(property);
  return (
    !isVisible ||
    hasFlag(property, 'Hidden') ||
    limits.isBroken ||
    limits.isHidden ||
    !isWithinExtensions(property.limitToAllExtensions, property.limitToAnyExtension, extensions)
  );
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
