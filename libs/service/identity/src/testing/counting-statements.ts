import { type Database } from '@portal/service-store';

const kinds = new Set<PropertyKey>(['select', 'insert', 'update', 'delete', 'execute', 'transaction']);

/** The same database, with the kind of each statement written down. */
export function countingStatements(database: Database): { database: Database; statements: string[] } {
  const statements: string[] = [];
  const counted = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(inner, name) {
        const value: unknown = Reflect.get(inner, name);
        if (typeof value !== 'function') return value;
        if (!kinds.has(name)) return value.bind(inner);
        return (...given: unknown[]) => {
          statements.push(String(name));
          const [work, ...more] = given;
          if (name !== 'transaction' || typeof work !== 'function') return value.apply(inner, given);
          return value.call(inner, (tx: object) => work(counted(tx)), ...more);
        };
      },
    });
  return { database: counted(database), statements };
}
