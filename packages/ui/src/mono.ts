// The font of code and ids, separate because the sign-in page does not need it.
import '@fontsource-variable/jetbrains-mono/index.css';
