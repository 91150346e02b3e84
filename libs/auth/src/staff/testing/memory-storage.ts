/** The session storage of one tab. Its keys are its own properties, as in a browser. */
export function memoryStorage(): Storage {
  const storage = Object.create({
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = String(value);
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
    key(this: Record<string, string>, index: number) {
      return Object.keys(this)[index] ?? null;
    },
    get length() {
      return Object.keys(this as object).length;
    },
  }) as Storage;
  return storage;
}
