export * from './application-consent';
export * from './detail';
export * from './details-of';
export * from './document-labels';
export * from './member-details';
export * from './notification-sentences';
export * from './payment-words';
export * from './person-details';
