// One part, fetched on somebody's own phone alone, by the frame, by home and by forms: none of them carries it before.
export * from './phone-of';
export * from './send-from-this-phone';
export * from './waiting-list';
export * from './waiting-step';
