declare const __APP_VERSION__: string | undefined;

/** The version that was built, from package.json. */
export const version = typeof __APP_VERSION__ === 'undefined' ? 'unbuilt' : __APP_VERSION__;
