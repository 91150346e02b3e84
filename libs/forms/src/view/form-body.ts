import { type ReactNode } from 'react';
import { type FormStore } from '../store/form-store';

/** What a form shows, all at once or step by step. */
export interface FormBodyProps {
  store: FormStore;
  /** Says that what was typed earlier is back. */
  notice: ReactNode;
  layout: 'stack' | 'columns';
  submitLabel: string;
  submit: () => Promise<void>;
  actions: ReactNode;
  intro: ReactNode;
  children: ReactNode;
}
