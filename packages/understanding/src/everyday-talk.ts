import { findLanguageData } from './languages/languages.ts';

/**
 * Utterances that people say to any assistant. They are the negative examples of training, so that even a project with
 * one intent has some. Empty for a language without data.
 */
export function listEverydayTalk(language: string): readonly string[] {
  return findLanguageData(language)?.everydayTalk.trim().split('\n') ?? [];
}
