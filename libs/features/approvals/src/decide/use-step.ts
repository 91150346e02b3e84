import { type Answer } from '@portal/api-client';
import { useState } from 'react';
import { refusalInWords } from './refusal-messages';

/** Whether what a step sent was refused last, and the refusal in the words of staff. */
export function useStep() {
  const [refused, setRefused] = useState(false);
  const onSend = async <Data>(sent: Promise<Answer<Data>>): Promise<Answer<Data>> => {
    const answer = await sent;
    setRefused(!answer.success);
    return answer.success ? answer : refusalInWords(answer);
  };
  return { refused, onSend };
}
