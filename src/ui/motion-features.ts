export { animate, domMax as features } from "framer-motion";
