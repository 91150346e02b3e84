/** Of the page on which somebody sees the report that they made. */
export const title = 'Your report';
