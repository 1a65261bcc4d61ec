export { animateSingleValue, domMax as features } from "framer-motion";
