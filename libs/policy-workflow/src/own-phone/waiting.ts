// One part, fetched on somebody's own phone alone, by the frame, by home, by forms and where a document is opened: none carries it before.
export * from './kept-document-list';
export * from './kept-documents';
export * from './kept-people';
export * from './phone-of';
export * from './reader';
export * from './send-from-this-phone';
export * from './waiting-list';
export * from './waiting-step';
