import { type ClaimLetter } from '@portal/contract';
import { Heading, Prose, Text } from '@portal/ui-kit';
import { Fragment } from 'react';
import { linesOf } from '../shared/lines-of';

/** A letter, part by part. */
export const LetterParts = ({ parts, level }: Pick<ClaimLetter, 'parts'> & { level: 2 | 3 }) => (
  <Prose>
    {parts.map(({ heading, paragraphs }) => (
      <Fragment key={heading ?? paragraphs[0]}>
        {heading !== null && (
          <Heading level={level} size={level === 2 ? 'md' : 'sm'}>
            {heading}
          </Heading>
        )}
        {paragraphs.flatMap(linesOf).map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Fragment>
    ))}
  </Prose>
);
