/** Errors of the chapters and pages of a One project. */
export const oneMessages = {
  repeatedPageId: 'Two pages of this chapter have the same id.',
  invalidPageList: 'The list of pages does not fit the pages of this chapter.',
  unknownPageType: 'The page type "{type}" does not exist.',
  invalidParent: 'A page must be at the top of this chapter or below another page of it, and not below itself.',
  tooManyPages: 'A project can have at most {most} pages.',
  tooManyLlamaPages: 'A chapter can have at most {most} pages.',
  newerBuild:
    'This chapter needs build {needed}, but this is build {build}. A newer version of the product can save it.',
  pageIdTaken: 'A new page has an id that is already taken.',
} as const;
