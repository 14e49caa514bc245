import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Editor theme built from colour tokens, so that it follows every palette. */
export const codeTheme: Extension = [
  EditorView.theme({
    '&': {
      height: '100%',
      border: '1px solid var(--cf-line-strong)',
      borderRadius: 'var(--mantine-radius-sm)',
      backgroundColor: 'var(--cf-panel)',
      color: 'var(--cf-text)',
      fontSize: '13px',
    },
    '&.cm-focused': { outline: '2px solid var(--cf-accent)', outlineOffset: '-1px' },
    '.cm-scroller': { fontFamily: 'var(--cf-mono)', lineHeight: '20px' },
    '.cm-content': { caretColor: 'var(--cf-text)', padding: '8px 0' },
    '.cm-cursor': { borderLeftColor: 'var(--cf-text)' },
    '.cm-gutters': {
      borderRight: '1px solid var(--cf-line)',
      backgroundColor: 'var(--cf-sunken)',
      color: 'var(--cf-quiet)',
    },
    '.cm-lineNumbers .cm-gutterElement': { minWidth: '36px', padding: '0 8px 0 4px' },
    '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--cf-hover)' },
    '&.cm-focused .cm-selectionBackground, .cm-selectionBackground, .cm-content ::selection': {
      backgroundColor: 'var(--cf-accent-soft) !important',
    },
    '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
      outline: '1px solid var(--cf-quiet)',
      backgroundColor: 'var(--cf-hover)',
    },
    '.cm-nonmatchingBracket': { color: 'var(--cf-red)' },
    '.cm-searchMatch': { outline: '1px solid var(--cf-amber)', backgroundColor: 'var(--cf-amber-soft)' },
    '.cm-searchMatch-selected': { outline: '2px solid var(--cf-amber)' },
    '.cm-panels': { backgroundColor: 'var(--cf-raised)', color: 'var(--cf-text)' },
    '.cm-panels-top': { borderBottom: '1px solid var(--cf-line)' },
    '.cm-panel.cm-search': { padding: '6px 8px', fontFamily: 'var(--cf-font)' },
    '.cm-panel.cm-search label': { fontSize: '13px' },
    '.cm-panel.cm-search [name=close]': { fontSize: '18px', color: 'var(--cf-quiet)' },
    '.cm-panel.cm-search .cm-textfield, .cm-panel.cm-search .cm-button': { padding: '3px 8px', fontSize: '13px' },
    '.cm-textfield': {
      border: '1px solid var(--cf-line-strong)',
      borderRadius: '4px',
      backgroundColor: 'var(--cf-panel)',
      color: 'var(--cf-text)',
    },
    '.cm-button': {
      border: '1px solid var(--cf-line-strong)',
      borderRadius: '4px',
      backgroundColor: 'var(--cf-panel)',
      backgroundImage: 'none',
      color: 'var(--cf-text)',
    },
    '.cm-tooltip': {
      border: '1px solid var(--cf-line-strong)',
      borderRadius: '6px',
      backgroundColor: 'var(--cf-raised)',
      color: 'var(--cf-text)',
    },
    '.cm-tooltip-autocomplete ul li[aria-selected]': {
      backgroundColor: 'var(--cf-accent-soft)',
      color: 'var(--cf-text)',
    },
    '.cm-completionDetail': { color: 'var(--cf-quiet)' },
    '.cm-lintRange-error': {
      backgroundImage: 'none',
      textDecoration: 'underline wavy var(--cf-red)',
      textDecorationSkipInk: 'none',
    },
    '.cm-diagnostic-error': { borderLeftColor: 'var(--cf-red)' },
    '.cm-wrongLine': { backgroundColor: 'var(--cf-red-soft)' },
  }),
  syntaxHighlighting(
    HighlightStyle.define([
      { tag: [tags.keyword, tags.operatorKeyword, tags.modifier, tags.tagName], color: 'var(--cf-blue)' },
      { tag: [tags.string, tags.special(tags.string), tags.attributeValue, tags.regexp], color: 'var(--cf-green)' },
      { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--cf-amber)' },
      { tag: [tags.comment, tags.meta], color: 'var(--cf-quiet)', fontStyle: 'italic' },
      { tag: [tags.propertyName, tags.attributeName], color: 'var(--cf-accent-text)' },
      { tag: [tags.definition(tags.variableName), tags.function(tags.variableName)], fontWeight: '600' },
      { tag: tags.invalid, color: 'var(--cf-red)' },
    ]),
  ),
];
