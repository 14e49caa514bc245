/** Dragging a connection from this port adds a connector. */
export const newPort = '+';

/** The port that exception edges leave by. */
export const exceptionPort = '!';
