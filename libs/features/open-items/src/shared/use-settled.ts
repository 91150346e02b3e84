import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** What was done last with an item of a list, in words; the list is read again after it. */
export function useSettled(queryKey: QueryKey) {
  const client = useQueryClient();
  const [said, setSaid] = useState('');
  const settle = (words: string) => {
    setSaid(words);
    void client.invalidateQueries({ queryKey });
  };
  return { said, settle };
}
