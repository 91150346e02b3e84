/** What a refused refresh says where nobody ended the session: the one 401 after which a phone keeps what was typed on it. */
export const sessionRanOut = 'The session has run out';
