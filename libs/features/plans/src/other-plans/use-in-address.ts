import { useSearchParams } from 'react-router-dom';

/** What was chosen on this page, kept in its address: it can be sent on, and Back comes back to it. An empty text is dropped. */
export function useInAddress() {
  const [search, setSearch] = useSearchParams();
  const set = (name: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { get: (name: string) => search.get(name) ?? '', set };
}
