import { useState } from 'react';

/** Which step of a row is open, and what that step is given to end it with. */
export function useDoing<Step>(onDone: (sentence: string) => void) {
  const [doing, setDoing] = useState<Step | null>(null);
  const ends = {
    onBack: () => setDoing(null),
    onDone: (sentence: string) => {
      setDoing(null);
      onDone(sentence);
    },
  };
  return { doing, setDoing, ends };
}
