// The face of code and ids: it comes with the first page that may show any.
import '@fontsource-variable/jetbrains-mono/index.css';
