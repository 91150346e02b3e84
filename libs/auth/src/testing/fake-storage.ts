/** One browser's local storage as several tabs see it. A write in one tab is an event in all others. */
export function fakeBrowser() {
  const kept = new Map<string, string>();
  const tabs: EventTarget[] = [];

  const openTab = () => {
    const events = new EventTarget();
    tabs.push(events);
    const change = (key: string, newValue: string | null) => {
      const oldValue = kept.get(key) ?? null;
      if (newValue === null) kept.delete(key);
      else kept.set(key, newValue);
      if (oldValue === newValue) return;
      const others = tabs.filter((tab) => tab !== events);
      for (const tab of others) tab.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
    };
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => change(key, value),
      removeItem: (key: string) => change(key, null),
    };
    return { storage: () => storage as Storage, events: events as Window };
  };
  return { kept, openTab };
}
