/** Errors of the chapters and pages of a One project. */
export const oneMessages = {
  repeatedPageId: 'Two pages of this chapter have the same id.',
  invalidPageList: 'The list of pages does not fit the pages of this chapter.',
  unknownPageType: 'The page type "{type}" does not exist.',
  invalidParent: 'The parent of a page must be another page of this chapter.',
  tooManyPages: 'A project can have at most {most} pages.',
  tooManyLlamaPages: 'A chapter can have at most {most} pages.',
  newerBuild:
    'This chapter needs build {needed}, but this is build {build}. A newer version of the product can save it.',
  pageIdTaken: 'A new page has an id that is already taken.',
} as const;
