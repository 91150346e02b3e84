// One part, fetched by a form, by whoever has something waiting and by home: none of them carries it before.
export * from './phone-of';
export * from './send-from-this-phone';
export * from './waiting-list';
export * from './waiting-step';
