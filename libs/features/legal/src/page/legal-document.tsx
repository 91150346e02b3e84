import { Contents, Heading, Prose } from '@portal/ui-kit';
import { type ComponentType } from 'react';
import { type Edition } from './edition';
import { LegalPage } from './legal-page';

export interface Chapter {
  /** Its place in the address, `/terms-and-conditions#claims`: it outlives another wording. */
  id: string;
  title: string;
  Body: ComponentType;
}

interface LegalDocumentProps {
  title: string;
  edition: Edition;
  chapters: readonly Chapter[];
}

/** A document of numbered chapters, its contents first. */
export const LegalDocument = ({ title, edition, chapters }: LegalDocumentProps) => (
  <LegalPage title={title} edition={edition}>
    <Contents items={chapters} />
    {chapters.map(({ id, title: heading, Body }, place) => (
      <Prose key={id}>
        <Heading id={id} tabIndex={-1}>
          {place + 1}. {heading}
        </Heading>
        <Body />
      </Prose>
    ))}
  </LegalPage>
);
