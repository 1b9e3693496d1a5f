// Apart from what Jest reads, which knows no style sheets.
import '../src/theme/fonts.css';
