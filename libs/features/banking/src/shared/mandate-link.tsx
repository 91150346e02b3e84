import { TextLink, VisuallyHidden } from '@portal/ui-kit';
import { mandateText } from './back';

/** The mandate as a document, in a new tab. */
export const MandateLink = () => (
  <TextLink href={mandateText} target="_blank">
    Read the DebiCheck mandate (PDF)<VisuallyHidden>, opens in a new tab</VisuallyHidden>
  </TextLink>
);
