import { useRef, useState } from 'react';

interface Write {
  send: () => Promise<unknown>;
  reset: () => void;
}

/**
 * The panel in which staff work on something: what they are doing, what was done last, and its heading, which has the focus after each step.
 * `readAgain` reads what they work on after it was taken on or released.
 */
export function useWorkPanel<Step>(readAgain?: () => Promise<unknown>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [doing, setDoing] = useState<Step | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const stepBack = () => {
    setDoing(null);
    heading.current?.focus();
  };
  return {
    heading,
    doing,
    setDoing,
    notice,
    stepBack,
    /** Ends a step, and says what it did. */
    stepDone(sentence: string) {
      setNotice(sentence);
      stepBack();
    },
    /** Takes on or releases; what failed of the other one is forgotten. */
    async send(one: Write, other: Write) {
      other.reset();
      await one.send();
      setNotice(null);
      heading.current?.focus();
      await readAgain?.();
    },
  };
}
