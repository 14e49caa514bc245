export { applyEdit, type DropReason } from './edits/apply-edit.ts';
export { buildInputs, type InputCategory, type InputGroup } from './form/build-inputs.ts';
export { checkEdit, isTooLarge, editMessages, isFittingRow } from './edits/check-edit.ts';
export { listChangedPaths, listTakenPaths } from './edits/list-taken-paths.ts';
export * from './edits/list-change-sections.ts';
export { compareValuesByWord, findTextDifference, type TextPart } from './edits/compare-values-by-word.ts';
export { compareValues, type ValueChange } from './edits/compare-values.ts';
export type { DateStyle } from './show/date-format.ts';
export { formatMoment } from './show/moment.ts';
export { getDateStyle, formatDateValue, parseTypedDate } from './show/date-value.ts';
export { createDefaultRowValues, createDefaultValues, renewGenerated } from './values/create-default-values.ts';
export { deriveRows, listForcedRows, type DerivedRow, type RowSource } from './rows/derived-rows.ts';
export { describeEdit } from './edits/describe-edit.ts';
export { applyEvent, removeItems, type AppliedEvents } from './draft/apply-event.ts';
export { getEditedItemId, getEventItemId } from './draft/event-items.ts';
export type { ChangedText } from './draft/rebase-pending.ts';
export {
  addTextChange,
  continueEdit,
  fitTextEdit,
  isMergedText,
  mergeTextEdit,
  readBaseText,
  readText,
  rebaseTextEdit,
  toText,
} from './texts/merged-text.ts';
export { applyTextChange, compareTexts, moveSelection, type TextChange } from './texts/text-change.ts';
export {
  invertEdits,
  amendLastStep,
  extendLastStep,
  emptyHistory,
  rebaseHistory,
  recordStep,
  redoLastStep,
  undoLastStep,
  type EditHistory,
  type ReplayedStep,
  type StepGuard,
} from './draft/edit-history.ts';
export {
  arrangePages,
  getEffectiveParent,
  getEffectiveParents,
  getParentId,
  getReadingOrder,
  placePages,
  positionInputs,
  type PositionedPage,
} from './pages/page-positions.ts';
export {
  getAnswerToken,
  getFieldToken,
  getMessageToken,
  getOwnTokens,
  listAnswerTokens,
  type AnswerToken,
} from './pages/page-tokens.ts';
export { loadItems } from './draft/load-items.ts';
export {
  acknowledgeEdit,
  addPendingEdit,
  amendPendingEdit,
  dropPendingEdit,
  viewItem,
  applyPendingEdit,
} from './draft/pending-edits.ts';
export {
  createDraft,
  noteSeq,
  getSeqBeforeGap,
  toDraftItem,
  type DraftEvent,
  type DraftItem,
  type PendingEdit,
  type ProjectDraft,
} from './draft/project-draft.ts';
export {
  getOptionName,
  listOfferedOptions,
  listOptions,
  findSelectableValue,
  splitChoices,
  type EnumOption,
} from './form/enum-option.ts';
export { truncateText, findInValues, createSnippet, type FoundText } from './find/find-in-values.ts';
export { findMessages } from './find/find-messages.ts';
export { getLabelKey, listLabelKeys } from './find/label-keys.ts';
export type { ReferenceLabel, TextLabel } from './find/text-label.ts';
export type { Fuel } from './find/match.ts';
export { createMatcher, type Matcher } from './find/matcher.ts';
export { listResponseEntries, type FoundEntry } from './find/list-response-entries.ts';
export { listReferences, type Reference } from './find/list-references.ts';
export { getAssetFileType, listAssetUses } from './find/list-asset-uses.ts';
export { findUsages, isItemReference, type ReferenceTarget } from './find/references.ts';
export { renameReference, type Renaming } from './find/rename-reference.ts';
export { replaceInValues, type ReplacedValue, type MatchToReplace } from './find/replace-in-values.ts';
export { findFormErrors, listEditableInputs, type FormError } from './form/find-form-errors.ts';
export { getGridColumns, packInputs, type GridCell, type GridColumns } from './form/grid.ts';
export type { InputEdit } from './edits/input-edit.ts';
export { groupEdits, type EditGroup } from './edits/group-edits.ts';
export { listMissingInEntry, type EntryPart } from './form/list-missing-in-entry.ts';
export { createEntries, createEntry, createRow, createRows, getOrderAt } from './rows/create-rows.ts';
export { createDefaultRows } from './rows/table-row.ts';
export { moveRow } from './rows/move-row.ts';
export { getNamedKind } from './show/get-named-kind.ts';
export type { NamedKind } from './types/selectors.ts';
export { nestValues, unnestValues } from './values/nested-values.ts';
export { createOrderCounter, orderBetween } from './rows/order-between.ts';
export { appendToPath, containsPath, isSafePath, joinPath, parsePath, splitLast } from './values/path.ts';
export { readPastedRows, splitCells, writeCopiedRows } from './rows/pasted-rows.ts';
export { protectFormulaQuote, removeFormulaQuote } from './rows/quoted-formulas.ts';
export { isSensitiveName } from './secrets/is-sensitive-name.ts';
export { isSecretRow, isSecretText } from './secrets/is-secret-text.ts';
export { keepSecrets } from './secrets/keep-secrets.ts';
export {
  findSecretProperty,
  hasSecretInputs,
  listSecrets,
  mapSecrets,
  type SecretContent,
  type SecretPlace,
} from './secrets/map-secrets.ts';
export { isSecretSet, isSecretValue, missingSecret, type SecretValue } from './secrets/secret-value.ts';
export { acceptsValue, canBeLinked } from './values/accepts-value.ts';
export { listRows } from './values/list-rows.ts';
export { checkShippedRows, checkShippedValues } from './values/check-values.ts';
export { findPropertyAt } from './form/find-property-at.ts';
export { isLimit } from './form/limit-text.ts';
export { hasFlag, isLocked, isMandatory, readLimits, parseJson, type AnyProperty } from './form/property-rules.ts';
export { readAt } from './values/read-at.ts';
export { replaceIds } from './values/replace-ids.ts';
export { entryFields, responseFields } from './types/response-fields.ts';
export { getRowSubheading, getRowTitle, type FormatCell } from './rows/row-title.ts';
export { readOrderedList, readRows, type Row } from './rows/read-rows.ts';
export {
  findRowIndex,
  forcedKeys,
  getRowFields,
  getRowId,
  getRowValues,
  listRowInputs,
  mapRowInputs,
  sortRows,
  withRowId,
} from './rows/rows.ts';
export { getRowsDefinition } from './rows/rows-definition.ts';
export { hasInvalidDefaultRows } from './types/table.ts';
export { isComposite, isResponse } from './values/value-shape.ts';
export { isSameJson } from './values/same-json.ts';
export { hasSaveScripts, findSaveErrors } from './form/find-save-errors.ts';
export { createRevertEdits } from './edits/create-revert-edits.ts';
export { createRowAdditions } from './edits/create-row-additions.ts';
export { normalizeSavedValues, toSavedValues } from './values/saved-value.ts';
export { readMessage } from './show/read-message.ts';
export {
  describeValue,
  getShownText,
  type FindName,
  type ShownField,
  type ShownRow,
  type ShownValue,
} from './show/describe-value.ts';
export { defaultTimeZone, findZoneName, getIanaZone, timeZoneNames } from './show/time-zones.ts';
export * from './show/tokens.ts';
export { moveTreeNode, createTreeNode, type TreePlace } from './rows/tree-edits.ts';
export { isWithin, listSubtreeIds, getTreeShape, type TreeShape } from './rows/tree-shape.ts';
export { valueMessages } from './form/value-messages.ts';
export { validate } from './form/validate.ts';
export { isBlank } from './values/is-blank.ts';
export {
  getControlDisplay,
  isHidden,
  readExtensions,
  extensionsPath,
  isWithinExtensions,
  type ControlDisplays,
} from './form/visibility.ts';
export {
  describeClashes,
  findKeywordClashes,
  keywordClashTitle,
  normaliseKeywords,
  type KeywordClash,
  type KeywordInput,
} from './form/keyword-clashes.ts';
export { hasKeywordInputs, listKeywordInputs } from './form/list-keyword-inputs.ts';
export * from './translations/index.ts';
