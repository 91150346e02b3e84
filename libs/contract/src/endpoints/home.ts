import { customersOnly, endpoint } from '../endpoint';
import { HomeSchema } from '../records/home';

/** Its own module: only the start of a signed-in page fetches it. */
export const homeAdditions = {
  home: endpoint('GET /home', {
    summary: 'Who the customer is, their policy with what waits on it, and their latest messages, in one answer',
    callers: customersOnly,
    reply: HomeSchema,
    isAddition: true,
  }),
};
