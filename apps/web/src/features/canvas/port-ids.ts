/** The port from which a connection makes a new connector. */
export const newPort = '+';

/** The port from which the lines leave that are taken when something goes wrong. */
export const exceptionPort = '!';
