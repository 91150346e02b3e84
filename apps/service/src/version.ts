declare const __APP_VERSION__: string | undefined;

/** What was built: the version in package.json and a hash of all the code after a plus. */
export const version = typeof __APP_VERSION__ === 'undefined' ? 'unbuilt' : __APP_VERSION__;
