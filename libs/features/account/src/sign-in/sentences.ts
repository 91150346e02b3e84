/** What a toast says when the service gives no sentence of its own (specification section 8). */
export const couldNotSend = 'Could not send OTP, please try again later';
export const couldNotLogin = 'Could not login, please try again later';
