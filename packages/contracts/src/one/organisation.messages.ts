/** Messages of the organisation tree. */
export const organisationMessages = {
  wrongParent: 'This cannot be moved there. Choose another place.',
  tooMany: 'A team can have at most 500 folders, groups and buckets. Delete some first.',
  parentGone: 'This place was deleted. Choose another one.',
};
