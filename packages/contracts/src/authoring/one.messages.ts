/** Errors of the chapters and pages of a One project. */
export const oneMessages = {
  repeatedPageId: 'Two pages of this chapter have the same id.',
  invalidPageList: 'The list of pages does not fit the pages of this chapter.',
  unknownPageType: 'There is no page type "{type}" here.',
  invalidParent: 'A page is below one that is not in this chapter, or below itself.',
  tooManyPages: 'A project can have at most {most} pages.',
  tooManyLlamaPages: 'A chapter can have at most {most} pages.',
  newerBuild:
    'This chapter needs build {needed}, and this is build {build}. A newer version of the product can save it.',
  pageIdTaken: 'The id of a new page is taken.',
} as const;
