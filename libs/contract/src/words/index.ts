export * from './application-consent';
export * from './detail';
export * from './details-of';
export * from './member-details';
export * from './notification-sentences';
export * from './person-details';
