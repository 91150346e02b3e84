import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * What was chosen or typed on this page, kept in its address: it can be sent on, and whoever comes back finds it. An empty text is
 * dropped. It stands at once: the address follows in its own time, and what was typed meanwhile would be lost.
 */
export function useInAddress() {
  const [search, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const set = (name: string, value: string) => {
    const all = { ...chosen, [name]: value };
    setChosen(all);
    setSearch((before) => withChosen(before, all), { replace: true, preventScrollReset: true });
  };
  return { get: (name: string) => chosen[name] ?? search.get(name) ?? '', set };
}

function withChosen(search: URLSearchParams, chosen: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(chosen)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
