// What home shows once it has said who is covered: fetched after that, in one file.
export * from './beside-cover';
export * from './claims/open-claims';
export * from './quick-links/home-quick-links';
export * from './to-do/to-do-list';
