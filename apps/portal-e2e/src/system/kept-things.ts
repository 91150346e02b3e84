import { type Page } from '@playwright/test';

/** How many things the browser keeps in its databases, and everything of it that can be read. */
export const keptThings = (page: Page) =>
  page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const things: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        for (const value of await done(database.transaction(store).objectStore(store).getAll())) {
          things.push(
            value instanceof CryptoKey
              ? `key, ${value.extractable ? 'readable' : 'not readable'}`
              : Object.values(value as Record<string, ArrayBuffer>)
                  .map((part) => new TextDecoder('latin1').decode(part))
                  .join(),
          );
        }
      }
      database.close();
    }
    return things;
  });
